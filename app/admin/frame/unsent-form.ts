/** A form that reached the shop after the session had ended, or that needs the password again. */
export interface UnsentForm {
  kind: typeof UNSENT_FORM;
  /** The step that is missing. */
  needs: "session" | "confirmation";
  /** Where it is sent. */
  path: string;
  fields: UnsentField[];
}

interface UnsentField {
  name: string;
  value: string;
  /** True for a hidden field of the page: nobody typed or chose it there. */
  isOfPage: boolean;
}

export const UNSENT_FORM = "unsent-form";

/** The form of such a page. @param data of the error that the page is shown for */
export function unsentFormOf(data: unknown): UnsentForm | null {
  const form = data as UnsentForm | null;
  return typeof form === "object" && form?.kind === UNSENT_FORM ? form : null;
}
