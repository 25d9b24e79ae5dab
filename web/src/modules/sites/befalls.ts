// Events that befall a player.
export default ['site-revealed']
