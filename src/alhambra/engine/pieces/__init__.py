"""What is printed on tiles and cards, and the cells they lie on."""
