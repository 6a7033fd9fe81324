import { TemplateChoice } from "../reply-templates/template-choice";
import { ParagraphField } from "../ui/paragraph-field";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import type { OrderFormProblem } from "./order.server";
import type { FormField, OrderFormView } from "./production-forms";

interface StepFormProps {
  form: OrderFormView;
  version: string;
  formKey: string;
  problem: OrderFormProblem | null;
}

/** One form of an order's page, folded until it is needed. */
export function StepForm({ form, version, formKey, problem }: StepFormProps) {
  const id = [form.intent, ...Object.values(form.hidden ?? {})].join("-");
  const isFailed = problem?.form === id;
  return (
    <details open={isFailed}>
      <summary>{form.title}</summary>
      <form method="post">
        <input type="hidden" name="intent" value={form.intent} />
        <input type="hidden" name="form" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="key" value={formKey} />
        {Object.entries(form.hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {form.hint && <p className="soft">{form.hint}</p>}
        {form.fields.map((field) => (
          <StepField
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            typed={isFailed ? problem.fields[field.name] : undefined}
            problem={isFailed && problem.field === field.name ? problem.message : null}
          />
        ))}
        <TemplateChoice templates={form.templates ?? []} target={`${id}-text`} />
        <p>
          <button type="submit" className={form.isDanger ? "danger" : undefined}>
            {form.button}
          </button>
        </p>
      </form>
    </details>
  );
}

interface StepFieldProps {
  id: string;
  field: FormField;
  typed: string | undefined;
  problem: string | null;
}

function StepField({ id, field, typed, problem }: StepFieldProps) {
  const { name, label, hint, kind, options, value, min, max } = field;
  if (kind === "select")
    return (
      <SelectField
        id={id}
        name={name}
        label={label}
        options={options ?? []}
        value={typed ?? String(value ?? "")}
      />
    );
  if (kind === "paragraph")
    return <ParagraphField id={id} name={name} label={label} hint={hint} value={typed} problem={problem} />;
  return (
    <TextField
      id={id}
      name={name}
      label={label}
      hint={hint}
      problem={problem}
      type={kind === "number" ? "number" : "text"}
      inputMode={kind === "money" ? "decimal" : undefined}
      defaultValue={typed ?? value}
      autoComplete="off"
      min={min}
      max={max}
      required={!field.isOptional}
    />
  );
}
