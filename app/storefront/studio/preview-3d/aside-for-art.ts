/**
 * Returns by how much a turned round product is moved to the viewer's right, so that the middle of its art stays near the
 * middle of the picture. It is 0 at the front, and at the sides and the back, where the middle of the art is out of sight.
 * @param angle how far the art is turned to the viewer's right, in radians
 */
export function asideForArt(angle: number, radius: number): number {
  return Math.cos(angle) > 0 ? -radius * Math.sin(angle) * Math.sqrt(Math.cos(angle)) : 0;
}
