import { useEffect, useRef } from "react";
import { phonesIn } from "~/design/text/phone-layers";
import { FieldError } from "../../ui/field-frame";
import { fieldId } from "../field-names";
import { readBackField, readBackQuestion } from "../read-back";
import { useDeferredEdit } from "../use-entry";
import { useStudioParts } from "../use-studio";

/** Shows a phone number as it will appear on the product, with a checkbox to confirm it. */
export function PhoneReadBack({ name }: { name: string }) {
  const { document, errorOf, view } = useStudioParts();
  const { edit } = useDeferredEdit();
  const box = useRef<HTMLInputElement>(null);
  const field = readBackField(name);
  const error = errorOf(field);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  const phone = phonesIn(document).find((each) => each.name === name);
  if (!phone) return null;
  const id = fieldId(field);
  return (
    <div className={`mt-2 rounded-field px-4 py-2 ${error ? "border-2 border-error" : "bg-accent-tint"}`}>
      <label htmlFor={id} className="flex min-h-[44px] cursor-pointer items-center gap-3">
        <input
          ref={box}
          key={phone.number}
          type="checkbox"
          id={id}
          name={field}
          value={phone.number}
          defaultChecked={view.confirmedNumbers.includes(phone.number)}
          onChange={edit}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="h-5 w-5 shrink-0 accent-accent"
        />
        <span>
          {readBackQuestion(phone)} <strong className="whitespace-nowrap">Yes, that's right.</strong>
        </span>
      </label>
      <FieldError id={id} error={error && "Please confirm the number, or correct it above."} />
    </div>
  );
}
