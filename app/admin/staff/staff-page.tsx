import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { moneyText } from "../ui/format";
import { Notice } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import { RoleFields, roleLabels } from "./role-fields";
import { rolePath } from "./role-path";
import type { StaffFormProblem, StaffListView } from "./staff.server";

type StaffPageProps = StaffListView & { problem: StaffFormProblem | null };
type Member = StaffListView["staff"][number];
type Choices = Pick<StaffListView, "roles" | "stores">;

/** Everybody who works here, the roles, and the forms to change them. */
export function StaffPage({ staff, roles, permissions, stores, ownId, done, problem }: StaffPageProps) {
  const titleOf = (code: string) => roles.find((role) => role.code === code)?.title ?? code;
  return (
    <>
      <h1>Staff</h1>
      {problem && (
        <FormProblem
          message={problem.message}
          needsConfirmation={problem.needsConfirmation}
          field={fieldOf(problem)}
        />
      )}
      {done && !problem && <Notice kind="success">{done}</Notice>}
      <DataTable
        label="Staff"
        rows={staff}
        keyOf={({ id }) => id}
        empty="Nobody works here yet."
        columns={[
          {
            title: "Person",
            cell: ({ name, email, id }) => (
              <span>
                {name || email} <small>{id === ownId ? `${email} (you)` : email}</small>
              </span>
            ),
          },
          { title: "Role", cell: ({ role_code }) => titleOf(role_code) },
          { title: "Stores", cell: ({ store_codes }) => store_codes?.join(", ") ?? "All" },
          { title: "State", cell: ({ state }) => <span className={`pill ${state}`}>{state}</span> },
          { title: "Two-step", cell: ({ uses_second_factor }) => (uses_second_factor ? "Yes" : "No") },
          {
            title: "Change",
            cell: (member) =>
              member.state === "deactivated" ? (
                "–"
              ) : (
                <MemberForms
                  member={member}
                  roles={roles}
                  stores={stores}
                  typed={
                    problem?.intent === "change" && problem.typed.id === member.id ? problem.typed : null
                  }
                />
              ),
          },
        ]}
      />
      <div className="columns">
        <section className="part" aria-labelledby="invite">
          <h2 id="invite">Invite somebody</h2>
          <form method="post">
            <TextField
              name="email"
              label={labels.email}
              type="email"
              autoComplete="off"
              required
              {...typedIn(problem, "invite", "email")}
            />
            <SelectField
              name="role"
              label="Role"
              value={(problem?.intent === "invite" && problem.typed.role) || "support"}
              options={roleOptions(roles)}
            />
            <StoreField
              stores={stores}
              typed={problem?.intent === "invite" ? problem.typed.store : undefined}
            />
            <button type="submit" name="intent" value="invite">
              Send invitation
            </button>
          </form>
        </section>
        <section className="part" aria-labelledby="new-role">
          <h2 id="new-role">Make a role</h2>
          <form method="post">
            <RoleFields permissions={permissions} problem={problem?.intent === "role" ? problem : null} />
            <button type="submit" name="intent" value="role">
              Make role
            </button>
          </form>
        </section>
      </div>
      <h2>Roles</h2>
      <DataTable
        label="Roles"
        rows={roles}
        keyOf={({ code }) => code}
        empty=""
        columns={[
          {
            title: "Role",
            cell: ({ code, title, is_built_in }) =>
              is_built_in ? title : <a href={rolePath(code)}>{title} (yours)</a>,
          },
          { title: "It may", cell: ({ permissions: codes }) => codes.join(", ") },
          {
            title: "Refunds and credit a day",
            cell: ({ refund_day_limit, permissions: codes }) =>
              codes.some((code) => GIVING.includes(code))
                ? refund_day_limit
                  ? moneyText(refund_day_limit)
                  : "Any amount"
                : "–",
          },
        ]}
      />
    </>
  );
}

/** With one of them the role's limit says something. */
const GIVING = ["sales.refund", "customers.balance", "customers.giftcardaccount"];

const labels: Record<string, string> = { email: "Email", ...roleLabels };

function fieldOf({ intent, field }: StaffFormProblem) {
  const isOnPage =
    (intent === "invite" || intent === "role") && field !== null && Object.hasOwn(labels, field);
  return isOnPage ? { id: field, label: labels[field] } : null;
}

/** What a field of a form that failed shows again, and its error. */
function typedIn(problem: StaffFormProblem | null, intent: StaffFormProblem["intent"], field: string) {
  if (problem?.intent !== intent) return {};
  return {
    defaultValue: problem.typed[field],
    problem: problem.field === field ? problem.message : null,
  };
}

/** @param typed what was chosen for the member in a form that failed */
function MemberForms({
  member,
  roles,
  stores,
  typed,
}: Choices & { member: Member; typed: Record<string, string> | null }) {
  return (
    <details open={typed !== null}>
      <summary>Change</summary>
      <form method="post">
        <input type="hidden" name="id" value={member.id} />
        <SelectField
          name="role"
          id={`role-${member.id}`}
          label="Role"
          value={typed?.role ?? member.role_code}
          options={roleOptions(roles)}
        />
        <StoreField stores={stores} member={member} typed={typed?.store} />
        <button type="submit" name="intent" value="change">
          Save
        </button>{" "}
        <button type="submit" name="intent" value="deactivate" className="danger">
          Deactivate
        </button>
      </form>
    </details>
  );
}

interface StoreFieldProps extends Pick<Choices, "stores"> {
  member?: Member;
  /** What was chosen in a form that failed. */
  typed?: string;
}

function StoreField({ stores, member, typed }: StoreFieldProps) {
  if (stores.length < 2) return <input type="hidden" name="store" value={member?.store_codes?.[0] ?? ""} />;
  const options = stores.map(({ code, name }): [string, string] => [code, name]);
  return (
    <SelectField
      name="store"
      id={member ? `store-${member.id}` : "store"}
      label="Stores"
      value={typed ?? member?.store_codes?.[0] ?? ""}
      options={[["", "All stores"], ...options]}
    />
  );
}

function roleOptions(roles: Choices["roles"]): [string, string][] {
  return roles.map(({ code, title }) => [code, title]);
}
