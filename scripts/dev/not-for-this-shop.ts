/** A development command refuses a shop; the message tells its developer why. */
export class NotForThisShop extends Error {
  override name = "NotForThisShop";
}
