#!/bin/sh
# Removes what install.sh put into the home folder, and the options changed on screen. Saved matches stay.
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

main() {
  if [ -z "${HOME:-}" ]; then
    say "HOME is not set: Three-Thirteen does not know where it was installed." >&2
    exit 1
  fi
  data=${XDG_DATA_HOME:-$HOME/.local/share}
  settings=${XDG_CONFIG_HOME:-$HOME/.config}/$NAME
  program=$data/$NAME/program
  if [ ! -e "$program" ] && [ ! -e "$data/applications/$ID.desktop" ]; then
    say "Three-Thirteen is not installed in $data: there is nothing to remove."
    exit 0
  fi

  link=$HOME/.local/bin/$NAME
  if [ -L "$link" ] && [ "$(readlink "$link")" = "$program/$NAME" ]; then rm -f "$link"; fi
  rm -f "$data/applications/$ID.desktop" "$data/metainfo/$ID.metainfo.xml"
  rm -f "$data"/icons/hicolor/*/apps/"$ID".png "$data"/icons/hicolor/*/apps/"$ID".svg
  rm -rf "$program" "$program.new" "$program.old"
  rm -f "$settings/options.yaml"
  for folder in "$settings" "$data/$NAME" "$data/metainfo" "$data/applications" "$data"/icons/hicolor/*/apps \
    "$data"/icons/hicolor/* "$data/icons/hicolor" "$data/icons"; do
    rmdir "$folder" 2>/dev/null || true  # only when nothing of anybody is left in it
  done
  if [ -f "$data/icons/hicolor/icon-theme.cache" ]; then  # made by others; without one the folders are looked through
    gtk-update-icon-cache -q -t -f "$data/icons/hicolor" >/dev/null 2>&1 || true
  fi

  if [ -d "$data/$NAME" ]; then
    say "Three-Thirteen is removed. Your saved matches stay in $data/$NAME: delete that folder if you want them gone too."
  else
    say "Three-Thirteen is removed; there were no saved matches."
  fi
}

main
