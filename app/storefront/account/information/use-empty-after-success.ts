import { useActionData, useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import type { InformationIntent } from "./information-forms";

/**
 * Empties a form after success. A rejected form is kept, even if the customer corrects it before the navigation has
 * settled; `resetAfterSubmit` would empty it then.
 */
export function useEmptyAfterSuccess(form: RefObject<HTMLFormElement>, intent: InformationIntent): void {
  const { state, formData } = useNavigation();
  const isRefused = useActionData() !== undefined;
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (state !== "idle") {
      isUnderWay.current ||= formData?.get("intent") === intent;
      return;
    }
    if (isUnderWay.current && !isRefused) form.current?.reset();
    isUnderWay.current = false;
  }, [state, formData, isRefused, form, intent]);
}
