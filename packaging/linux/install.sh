#!/bin/sh
# Installs Three-Thirteen for the user who starts this, or brings an installed one up to date: ./install.sh
# Nothing outside the home folder is touched, and no administrator is needed. uninstall.sh undoes it.
set -eu

ID=io.github.threethirteen.ThreeThirteen
NAME=three-thirteen

say() {  # by the terminal, or in a window for someone who sees none
  echo "$1"
  if [ ! -t 1 ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    zenity --info --title Three-Thirteen --text "$1" 2>/dev/null \
      || kdialog --title Three-Thirteen --msgbox "$1" 2>/dev/null \
      || xmessage "$1" 2>/dev/null || true
  fi
}

fail() {
  say "$1" >&2
  exit 1
}

# A path as one word of a desktop entry's Exec line: quoted, and quoted again as any text in such a file.
quote_for_exec() {
  printf '"%s"' "$(printf %s "$1" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')"
}

# A text for the right side of sed's s///.
quote_for_sed() {
  printf %s "$1" | sed -e 's/[\\&|]/\\&/g'
}

# Takes the player's config.yaml along. An untouched one makes room for the new; an edited one stays.
keep_config() {  # OLD NEW
  [ -f "$1/config.yaml" ] || return 0
  if cmp -s "$1/config.yaml" "$1/.config.yaml.shipped" || cmp -s "$1/config.yaml" "$2/config.yaml"; then
    return 0
  fi
  mv "$2/config.yaml" "$2/config.yaml.new"
  cp "$1/config.yaml" "$2/config.yaml"
  note=" Your config.yaml was kept; this version's own lies beside it as config.yaml.new."
}

main() {
  here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
  [ -n "${HOME:-}" ] || fail "HOME is not set: Three-Thirteen does not know where to be installed."
  [ -x "$here/$NAME" ] || fail "The program $here/$NAME is missing: unpack the whole archive and start its install.sh."
  data=${XDG_DATA_HOME:-$HOME/.local/share}
  program=$data/$NAME/program
  note=
  [ "$here" != "$program" ] || fail "This is the installed copy already: start install.sh from the unpacked archive."

  mkdir -p "$data/$NAME" || fail "Nothing can be written to $data: Three-Thirteen was not installed."
  rm -rf "$program.new" "$program.old"
  cp -R "$here" "$program.new" || fail "The program could not be copied to $data/$NAME: is the disk full?"
  rm -rf "$program.new/share" "$program.new/install.sh"
  cp "$here/share/config.yaml.shipped" "$program.new/.config.yaml.shipped"
  keep_config "$program" "$program.new"
  if [ -e "$program" ]; then mv "$program" "$program.old"; fi
  mv "$program.new" "$program"
  rm -rf "$program.old"

  entry=$data/applications/$ID.desktop
  mkdir -p "$data/applications" "$data/metainfo"
  exec_word=$(quote_for_exec "$program/$NAME")
  try_word=$(printf %s "$program/$NAME" | sed -e 's/\\/\\\\/g')
  sed -e "s|^Exec=.*|Exec=$(quote_for_sed "$exec_word")|" -e "s|^TryExec=.*|TryExec=$(quote_for_sed "$try_word")|" \
    "$here/share/applications/$ID.desktop" > "$entry"
  cp "$here/share/metainfo/$ID.metainfo.xml" "$data/metainfo/"
  for folder in "$here"/share/icons/hicolor/*/apps; do
    size=$(basename "$(dirname "$folder")")
    mkdir -p "$data/icons/hicolor/$size/apps"
    cp "$folder"/* "$data/icons/hicolor/$size/apps/"
  done

  link=$HOME/.local/bin/$NAME
  if [ -L "$link" ] || [ ! -e "$link" ]; then
    mkdir -p "$HOME/.local/bin" && ln -sf "$program/$NAME" "$link"
  fi
  if [ -f "$data/icons/hicolor/icon-theme.cache" ]; then  # made by others; without one the folders are looked through
    gtk-update-icon-cache -q -t -f "$data/icons/hicolor" >/dev/null 2>&1 || true
  fi

  say "Three-Thirteen is installed: it is among the games of your menu. What you can change stands in $program/config.yaml, \
and $program/uninstall.sh removes it again.$note"
}

main
