import type { FormRejection } from "../frame/failed-form.server";
import { TextField } from "../ui/text-field";
import { permissionField } from "./permission-field";
import type { StaffListView } from "./staff.server";

export const roleLabels: Record<string, string> = {
  title: "Name of the role",
  permissions: "It may",
  limit: "Refunds and credit a day, up to",
};

interface RoleFieldsProps {
  permissions: StaffListView["permissions"];
  /** The role that is changed; without one it is new. */
  role?: StaffListView["roles"][number];
  /** The failed form, with the typed values. */
  problem: FormRejection | null;
}

/** The fields of a role: its name, its permissions, and its limit a day. */
export function RoleFields({ permissions, role, problem }: RoleFieldsProps) {
  const problemAt = (field: string) => (problem?.field === field ? problem.message : null);
  const isChecked = (code: string) =>
    problem ? permissionField(code) in problem.typed : Boolean(role?.permissions.includes(code));
  return (
    <>
      <TextField
        name="title"
        label={roleLabels.title}
        required
        limit={40}
        defaultValue={problem?.typed.title ?? role?.title}
        problem={problemAt("title")}
      />
      <fieldset id="permissions">
        <legend>{roleLabels.permissions}</legend>
        {problemAt("permissions") && <p className="field-problem">{problem?.message}</p>}
        {permissions.map(({ code, title }) => (
          <label key={code}>
            <input type="checkbox" name={permissionField(code)} defaultChecked={isChecked(code)} />
            {title}
          </label>
        ))}
      </fieldset>
      <TextField
        name="limit"
        label={roleLabels.limit}
        hint="US dollars for each person. Empty: any amount."
        inputMode="decimal"
        defaultValue={problem?.typed.limit ?? role?.refund_day_limit?.value.toFixed(2)}
        problem={problemAt("limit")}
      />
    </>
  );
}
