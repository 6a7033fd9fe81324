import { EyeIcon } from "../../ui/icons";
import { FieldLink } from "../panels/field-link";
import { useStudioParts } from "../use-studio";

/** For a long book, the first warnings are enough. */
const MAX_SHOWN = 6;

/** The design's warnings, each a link to its field. They do not block the order. */
export function AdviceList() {
  const { advice, problems } = useStudioParts();
  const { warnings, unseen } = advice;
  if (warnings.length === 0) return null;
  const isAsked = unseen.length === 0 && problems.length === 0;
  return (
    <div
      id="advice"
      tabIndex={-1}
      data-asked={isAsked}
      className={`flex gap-3 rounded-card border bg-card px-4 py-2.5 ${isAsked ? "border-accent" : "border-line"}`}
    >
      <EyeIcon className="mt-0.5 h-5 w-5 shrink-0 text-soft-ink" />
      <div>
        <p className="font-semibold">{isAsked ? "Take a quick look first:" : "Worth a look:"}</p>
        <ul>
          {warnings.slice(0, MAX_SHOWN).map(({ field, kind, message }) => (
            <li key={`${field} ${kind}`}>
              <FieldLink field={field}>{message}</FieldLink>
            </li>
          ))}
          {warnings.length > MAX_SHOWN && <li className="py-1">and {warnings.length - MAX_SHOWN} more</li>}
        </ul>
        {isAsked && <p className="text-sm text-soft-ink">Happy with it? Add it anyway.</p>}
      </div>
    </div>
  );
}
