import { type RefObject, useEffect } from "react";
import type { DesignDocument } from "~/design/document/document";
import { DOCUMENT_FIELD } from "./field-names";

/** Adds the whole design to the form, which has fields of the visible pages only. */
export function useSentDocument(form: RefObject<HTMLFormElement>, document: DesignDocument): void {
  useEffect(() => {
    const element = form.current;
    const add = ({ formData }: FormDataEvent) => formData.set(DOCUMENT_FIELD, JSON.stringify(document));
    element?.addEventListener("formdata", add);
    return () => element?.removeEventListener("formdata", add);
  }, [form, document]);
}
