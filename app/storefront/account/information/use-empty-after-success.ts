import { useActionData, useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import type { InformationIntent } from "./information-forms";

/**
 * Empties a form once what it asked for is done. A refused one stays as it is, even when the customer has mended it
 * before the page has settled; `resetAfterSubmit` would empty it then.
 */
export function useEmptyAfterSuccess(form: RefObject<HTMLFormElement>, intent: InformationIntent): void {
  const { state, formData } = useNavigation();
  const isRejected = useActionData() !== undefined;
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (state !== "idle") {
      isUnderWay.current ||= formData?.get("intent") === intent;
      return;
    }
    if (isUnderWay.current && !isRejected) form.current?.reset();
    isUnderWay.current = false;
  }, [state, formData, isRejected, form, intent]);
}
