"""One file a game or module, each reading like its rule leaflet."""
