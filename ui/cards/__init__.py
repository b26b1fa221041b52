"""Card pictures: faces, backs and shadows as sprites, and how fans of them lie."""
