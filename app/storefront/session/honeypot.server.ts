import { Honeypot } from "remix-utils/honeypot/server";
import { currentSettings } from "~/settings.server";

const MINIMUM_FILL_MILLISECONDS = 1000;
const NAME_FIELD = "name__confirm";
const VALID_FROM_FIELD = "from__confirm";

let honeypot: Honeypot | undefined;

/** What a form needs to catch robots: a field that only they fill, and a signed time before which it is too early. */
export function honeypotInputs() {
  return theHoneypot().getInputProps({ validFromTimestamp: Date.now() + MINIMUM_FILL_MILLISECONDS });
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

function theHoneypot(): Honeypot {
  honeypot ??= new Honeypot({
    nameFieldName: NAME_FIELD,
    validFromFieldName: VALID_FROM_FIELD,
    encryptionSeed: currentSettings().sessionSecret,
  });
  return honeypot;
}
