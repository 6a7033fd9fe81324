import { SelectField } from "../ui/select-field";

interface TemplateChoiceProps {
  templates: { id: string; title: string }[];
  /** Id of the text field that it is inserted into, at which the page opens again. */
  target: string;
}

/** Inserts a template below what is typed in the same form, whose other fields stay as they are. */
export function TemplateChoice({ templates, target }: TemplateChoiceProps) {
  if (templates.length === 0) return null;
  return (
    <div className="filters">
      <SelectField
        id={`${target}-template`}
        name="template"
        label="Template"
        options={[["", "Please choose"], ...templates.map(({ id, title }): [string, string] => [id, title])]}
      />
      <button
        type="submit"
        name="insert"
        value="1"
        className="quiet"
        formNoValidate
        formAction={`#${target}`}
      >
        Insert
      </button>
    </div>
  );
}
