"""Actions, agenda entries and payments as numbers."""
