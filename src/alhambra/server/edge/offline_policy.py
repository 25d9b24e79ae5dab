"""What the page without a server may load."""

from typing import Final

POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'"
)
"""The Content-Security-Policy: nothing from elsewhere, and WebAssembly, which Python is."""
