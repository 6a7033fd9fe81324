/** A development command cannot be run on this store; the message explains why. */
export class NotForThisShop extends Error {
  override name = "NotForThisShop";
}
