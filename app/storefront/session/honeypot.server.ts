import { createHmac, timingSafeEqual } from "node:crypto";
import { Honeypot } from "remix-utils/honeypot/server";
import { currentSettings } from "~/settings/settings.server";

/** A honeypot that signs its time. The library's encryption accepts about one in some thousand made-up texts as a time. */
export class SignedHoneypot extends Honeypot {
  protected override encrypt(time: string): string {
    return `${time}.${this.signatureOf(time).toString("base64url")}`;
  }

  protected override decrypt(signed: string): string {
    const [time = "", signature = ""] = signed.split(".");
    const [shown, right] = [Buffer.from(signature, "base64url"), this.signatureOf(time)];
    return shown.length === right.length && timingSafeEqual(shown, right) ? time : "";
  }

  private signatureOf(time: string): Buffer {
    return createHmac("sha256", this.encryptionSeed).update(`honeypot\n${time}`).digest();
  }
}

/** Message of a form rejected as filled by a bot. */
export const LOOKED_LIKE_A_ROBOT =
  "We couldn't tell if a person or a robot sent this form. Please check what you typed and send it again.";

const MINIMUM_FILL_MILLISECONDS = 1000;
const NAME_FIELD = "name__confirm";
const VALID_FROM_FIELD = "from__confirm";

let honeypot: SignedHoneypot | undefined;

/**
 * Returns the honeypot of a form: a field that only bots fill in, and a signed time before which a submission is too
 * early.
 */
export function honeypotInputs() {
  return theHoneypot().getInputProps({ validFromTimestamp: Date.now() + MINIMUM_FILL_MILLISECONDS });
}

/** How long the inputs of one page are shared with later ones. */
const SHARED_MILLISECONDS = 10_000;
let shared: { inputs: ReturnType<typeof honeypotInputs>; madeAt: number } | undefined;

/** The same for a form on every page: created at intervals, because creating them is slow. */
export function sharedHoneypotInputs(): ReturnType<typeof honeypotInputs> {
  const now = Date.now();
  if (!shared || now - shared.madeAt > SHARED_MILLISECONDS)
    shared = { inputs: honeypotInputs(), madeAt: now };
  return shared.inputs;
}

/**
 * Returns false for a form filled by a bot. A submission within the first second waits until that second is over, so
 * that a quick person with a password manager passes.
 */
export async function isFilledByPerson(form: FormData): Promise<boolean> {
  if (!form.has(NAME_FIELD) || !form.has(VALID_FROM_FIELD)) return false;
  if (passes(form)) return true;
  await new Promise((resolve) => setTimeout(resolve, MINIMUM_FILL_MILLISECONDS));
  return passes(form);
}

function passes(form: FormData): boolean {
  try {
    theHoneypot().check(form);
    return true;
  } catch {
    return false;
  }
}

function theHoneypot(): SignedHoneypot {
  honeypot ??= new SignedHoneypot({
    nameFieldName: NAME_FIELD,
    validFromFieldName: VALID_FROM_FIELD,
    encryptionSeed: currentSettings().sessionSecret,
  });
  return honeypot;
}
