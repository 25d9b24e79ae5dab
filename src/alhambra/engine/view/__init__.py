"""What one player may know."""
