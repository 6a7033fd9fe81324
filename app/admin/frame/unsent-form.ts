/** A form that reached the shop after the session had ended, or that needs the password again. */
export interface UnsentForm {
  kind: typeof UNSENT_FORM;
  /** What is missing. */
  needs: "session" | "confirmation";
  /** Where it is sent. */
  path: string;
  fields: UnsentField[];
}

interface UnsentField {
  name: string;
  value: string;
  /** The page wrote it, and nobody typed or chose it. */
  isOfPage: boolean;
}

export const UNSENT_FORM = "unsent-form";

/** The form of such a page. @param data of the error that the page is shown for */
export function unsentFormOf(data: unknown): UnsentForm | null {
  const form = data as UnsentForm | null;
  return typeof form === "object" && form?.kind === UNSENT_FORM ? form : null;
}
