import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { shopTimeText } from "../ui/format";
import { Notice } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import type { SettingProblem, SettingsView } from "./settings.server";

type Setting = SettingsView["groups"][number]["values"][number];

/** The store's configuration values, each with its form. */
export function SettingsPage({
  stores,
  store,
  groups,
  fixed,
  formKey,
  done,
  problem,
}: SettingsView & { problem: SettingProblem | null }) {
  return (
    <>
      <h1>Settings</h1>
      {problem && (
        <FormProblem
          message={problem.message}
          needsConfirmation={problem.needsConfirmation}
          field={fieldOf(groups, problem)}
        />
      )}
      {!problem && done && <Notice kind="success">{done}</Notice>}
      {stores.length > 1 && (
        <form method="get" className="filters" aria-label="Store">
          <SelectField
            name="store"
            label="Store"
            value={store}
            options={stores.map(({ code, name }): [string, string] => [code, name])}
          />
          <button type="submit">Show</button>
        </form>
      )}
      <p className="soft">
        A setting that you change stays as it is, whatever the brand&rsquo;s folder says, until you reset it.
      </p>
      {groups.map(({ title, values }) => (
        <section key={title} className="part">
          <h2>{title}</h2>
          {values.map((setting) => (
            <SettingForm
              key={setting.value.name}
              setting={setting}
              store={store}
              formKey={formKey}
              problem={problem?.name === setting.value.name ? problem : null}
            />
          ))}
        </section>
      ))}
      <Fixed fixed={fixed} />
    </>
  );
}

function Fixed({ fixed }: Pick<SettingsView, "fixed">) {
  return (
    <section className="part">
      <h2>Fixed when the shop starts</h2>
      <p className="soft">
        The shop&rsquo;s environment decides these. Whoever runs the server changes them.
      </p>
      <DataTable
        label="Fixed settings"
        rows={fixed}
        keyOf={({ source, title }) => `${source} ${title}`}
        empty="Nothing is fixed."
        columns={[
          { title: "Setting", cell: ({ title }) => title },
          { title: "Value", cell: ({ value }) => value },
          { title: "Decided by", cell: ({ source }) => <code>{source}</code> },
        ]}
      />
    </section>
  );
}

/** The field whose value was rejected, unless the page shows no such setting. */
function fieldOf(groups: SettingsView["groups"], { name }: SettingProblem) {
  const setting = groups.flatMap(({ values }) => values).find(({ value }) => value.name === name);
  return setting && { id: `value-${name}`, label: setting.title };
}

interface SettingFormProps {
  setting: Setting;
  store: string;
  formKey: string;
  problem: SettingProblem | null;
}

function SettingForm({ setting: { value: setting, title }, store, formKey, problem }: SettingFormProps) {
  const { name, value, folder_value, previous_value, is_changed, description } = setting;
  const canUndo = typeof previous_value === "string" && ![value, folder_value].includes(previous_value);
  const wrong = problem?.needsConfirmation ? null : problem;
  return (
    <form method="post" className="setting" id={name}>
      <input type="hidden" name="store" value={store} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="key" value={formKey} />
      {typeof value === "string" && <input type="hidden" name="shown" value={value} />}
      {canUndo && <input type="hidden" name="previous" value={previous_value} />}
      <div className="field">
        <label htmlFor={`value-${name}`}>{title}</label>
        <p id={`hint-${name}`} className="hint">
          {historyText(setting)}
        </p>
        <SettingInput setting={setting} typed={problem?.value} isWrong={wrong !== null} />
        {wrong && (
          <p id={`problem-${name}`} className="field-problem">
            {wrong.message} Allowed: {description}.
          </p>
        )}
      </div>
      <p className="heading">
        <button type="submit" aria-label={`Save: ${title}`}>
          Save
        </button>
        {is_changed && (
          <button type="submit" name="intent" value="reset" className="quiet" aria-label={`Reset: ${title}`}>
            Reset to {shownValue(setting, folder_value)}
          </button>
        )}
        {canUndo && (
          <button type="submit" name="intent" value="undo" className="quiet" aria-label={`Undo: ${title}`}>
            Back to {shownValue(setting, previous_value)}
          </button>
        )}
      </p>
    </form>
  );
}

interface SettingInputProps {
  setting: Setting["value"];
  typed?: string;
  isWrong: boolean;
}

function SettingInput({ setting: { name, value, is_flag }, typed, isWrong }: SettingInputProps) {
  const field = {
    id: `value-${name}`,
    name: "value",
    "aria-invalid": isWrong || undefined,
    "aria-describedby": isWrong ? `problem-${name}` : `hint-${name}`,
  };
  const shown = typed ?? value ?? "";
  if (!is_flag) return <input type="text" {...field} defaultValue={shown} />;
  return (
    <select {...field} defaultValue={shown === "1" ? "1" : "0"}>
      <option value="1">On</option>
      <option value="0">Off</option>
    </select>
  );
}

function historyText(setting: Setting["value"]): string {
  const { is_ignored, is_changed, changed_by, changed_at, description, folder_value } = setting;
  if (is_ignored) return `This value is ignored: it must be ${description}.`;
  if (!is_changed) return "As in the brand's folder.";
  const who = changed_at
    ? `Changed by ${changed_by ?? "somebody"} on ${shopTimeText(changed_at)}.`
    : "Changed.";
  return `${who} The folder has ${shownValue(setting, folder_value)}.`;
}

function shownValue({ is_flag }: Setting["value"], value: string | null | undefined): string {
  if (value === null || value === undefined) return "no value";
  if (is_flag) return value === "1" ? "On" : "Off";
  return value === "" ? "an empty value" : value;
}
