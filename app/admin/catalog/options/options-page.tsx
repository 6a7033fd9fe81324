import { DraftFormHead } from "../../drafts/draft-form-head";
import { DraftPart } from "../../drafts/draft-part";
import type { FormRejection } from "../../frame/failed-form.server";
import { FormProblem } from "../../ui/form-problem";
import { Notice } from "../../ui/notice";
import { TextField } from "../../ui/text-field";
import type { NumberedField, OptionFields } from "./option-fields";
import type { OptionsPageView } from "./options.server";

interface OptionsPageProps extends OptionsPageView {
  problem: FormRejection | null;
}

/** The options of a product: titles, order, and the values in which it is sold. */
export function OptionsPage({ product, options, path, mayEdit, formKey, done, problem }: OptionsPageProps) {
  const { name, version, draft } = product;
  const form = { version, formKey };
  return (
    <>
      <h1>Options of {name}</h1>
      {problem && <FormProblem message={problem.message} field={fieldOf(options, problem)} />}
      {!problem && done && <Notice kind="success">{done}</Notice>}
      <p className="soft">
        <a href={path}>Back to the product</a>, where prices are. Places count from 1.
      </p>
      {draft && (
        <DraftPart
          draft={draft}
          previewPath={`${path}/preview`}
          mayEdit={mayEdit}
          {...form}
          problem={problem}
        />
      )}
      {options.length === 0 && <p className="part">This product has no options.</p>}
      {options.length > 0 && (
        <form method="post" aria-label="Options">
          <DraftFormHead {...form} />
          {options.map((option) => (
            <OptionPart key={option.title.code} option={option} mayEdit={mayEdit} problem={problem} />
          ))}
          {mayEdit && (
            <p>
              <button type="submit" name="intent" value="save">
                Save draft
              </button>
            </p>
          )}
        </form>
      )}
    </>
  );
}

interface FormState {
  mayEdit: boolean;
  problem: FormRejection | null;
}

function OptionPart({ option: { title, place, values }, ...state }: { option: OptionFields } & FormState) {
  const heading = `option-${title.index}`;
  return (
    <section className="part" aria-labelledby={heading}>
      <h2 id={heading}>{title.folder_value}</h2>
      <div className="option-row">
        <OptionText field={title} {...state} />
        <OptionText field={place} {...state} />
      </div>
      {values.map((value) => (
        <div key={value.title.code} className="option-row">
          <OptionText field={value.title} {...state} />
          <OptionText field={value.place} {...state} />
          <OfferedBox field={value.offered} {...state} />
        </div>
      ))}
    </section>
  );
}

function OptionText({ field, mayEdit, problem }: { field: NumberedField } & FormState) {
  const { kind, title, value, folder_value, is_changed } = field;
  const name = `value-${field.index}`;
  return (
    <TextField
      name={name}
      label={title}
      hint={is_changed ? `Changed. The folder has: ${folder_value}` : undefined}
      inputMode={kind === "PLACE" ? "numeric" : undefined}
      defaultValue={problem?.typed[name] ?? value}
      problem={problem?.field === name ? problem.message : null}
      readOnly={!mayEdit}
    />
  );
}

function OfferedBox({ field, mayEdit, problem }: { field: NumberedField } & FormState) {
  const name = `value-${field.index}`;
  const message = problem?.field === name ? problem.message : null;
  const isTyped = problem !== null && problem.typed.intent === "save";
  return (
    <div className="field">
      <label className="choice">
        <input
          id={name}
          type="checkbox"
          name={name}
          value="1"
          defaultChecked={isTyped ? problem.typed[name] !== undefined : field.value === "1"}
          disabled={!mayEdit}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${name}-problem` : undefined}
        />
        <span>{field.title}</span>
      </label>
      {field.is_changed && <p className="hint">Changed from the brand folder</p>}
      {message && (
        <p id={`${name}-problem`} className="field-problem">
          {message}
        </p>
      )}
    </div>
  );
}

/** The field whose value was rejected; null when it was the whole form. */
function fieldOf(options: OptionFields[], { field }: FormRejection) {
  if (field === "at") return { id: "at", label: "Publish at" };
  const fields = options.flatMap(({ title, place, values }) => [
    title,
    place,
    ...values.flatMap((value) => Object.values(value)),
  ]);
  const wrong = fields.find(({ index }) => field === `value-${index}`);
  return wrong ? { id: `value-${wrong.index}`, label: wrong.title } : null;
}
