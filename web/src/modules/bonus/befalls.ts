// Events that befall a player.
export default ['bonus-dealt']
