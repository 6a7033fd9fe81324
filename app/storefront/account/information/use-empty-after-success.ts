import { useActionData, useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import type { InformationIntent } from "./information-forms";

/**
 * Resets a form after a successful submission. A rejected form keeps its values, even if the customer corrects them
 * before the navigation is idle, when `resetAfterSubmit` would reset it.
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
