import { describedBy, FieldError } from "../ui/field-frame";
import { PERSON_FIELD, PERSON_LABEL } from "./captcha-names";
import { useCaptcha } from "./use-captcha";

interface PersonStepProps {
  id: string;
  error?: string;
}

/**
 * The checkbox fallback of the captcha, for when the service is not allowed, does not respond or fails the visitor, or
 * there is no JavaScript. Nothing if no captcha is required.
 */
export function PersonStep({ id, error }: PersonStepProps) {
  const { isAsked, service } = useCaptcha();
  if (!isAsked) return null;
  const box = <PersonBox id={id} error={error} />;
  return service && !error ? <noscript>{box}</noscript> : box;
}

function PersonBox({ id, error }: PersonStepProps) {
  return (
    <div>
      <label htmlFor={id} className="flex min-h-[44px] cursor-pointer items-center gap-3">
        <input
          id={id}
          type="checkbox"
          name={PERSON_FIELD}
          value="on"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
          className="h-5 w-5 shrink-0 accent-accent"
        />
        <span>{PERSON_LABEL}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
