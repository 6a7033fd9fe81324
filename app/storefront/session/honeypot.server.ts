import { createHmac, timingSafeEqual } from "node:crypto";
import { Honeypot } from "remix-utils/honeypot/server";
import { currentSettings } from "~/settings/settings.server";

/** A honeypot that signs its time. The library's encryption takes one made-up text in some thousands for a time. */
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

/** What a form says that was refused. */
export const LOOKED_LIKE_A_ROBOT =
  "We could not tell this form from one that a robot sent. Please check what you typed and send it once more.";

const MINIMUM_FILL_MILLISECONDS = 1000;
const NAME_FIELD = "name__confirm";
const VALID_FROM_FIELD = "from__confirm";

let honeypot: SignedHoneypot | undefined;

/** What a form needs to catch robots: a field that only they fill, and a signed time before which it is too early. */
export function honeypotInputs() {
  return theHoneypot().getInputProps({ validFromTimestamp: Date.now() + MINIMUM_FILL_MILLISECONDS });
}

/** How long one page's inputs serve the next ones, too. */
const SHARED_MILLISECONDS = 10_000;
let shared: { inputs: ReturnType<typeof honeypotInputs>; madeAt: number } | undefined;

/** The same for a form that stands on every page: made anew only now and then, as making them takes a while. */
export function sharedHoneypotInputs(): ReturnType<typeof honeypotInputs> {
  const now = Date.now();
  if (!shared || now - shared.madeAt > SHARED_MILLISECONDS)
    shared = { inputs: honeypotInputs(), madeAt: now };
  return shared.inputs;
}

/**
 * False for a form that a robot filled. Whoever is faster than a second waits for the second to pass, so
 * that a quick person with a password manager is no robot.
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
