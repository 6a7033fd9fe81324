import { describedBy, FieldError } from "../ui/field-frame";
import { PERSON_FIELD, PERSON_LABEL } from "./captcha-names";
import { useCaptcha } from "./use-captcha";

interface PersonStepProps {
  /** Of the tick box. */
  id: string;
  error?: string;
}

/**
 * The plain step for whoever the captcha service cannot judge: it was not allowed, did not answer or said no, or there
 * is no JavaScript. Nothing where persons need not tell that they are.
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
