/** An operator's command cannot do what it was told; the message says why. */
export class CommandRejection extends Error {
  override name = "CommandRejection";
}
