import type { FormRejection } from "../frame/failed-form.server";
import { FormProblem } from "../ui/form-problem";
import type { RolePageView } from "./role.server";
import { RoleFields, roleLabels } from "./role-fields";

/** One of the shop's own roles, to be changed or removed. */
export function RolePage({
  role,
  permissions,
  holders,
  formKey,
  problem,
}: RolePageView & { problem: FormRejection | null }) {
  return (
    <>
      <h1>{role.title}</h1>
      {problem && (
        <FormProblem
          message={problem.message}
          needsConfirmation={problem.needsConfirmation}
          field={
            problem.field ? { id: problem.field, label: roleLabels[problem.field] ?? problem.field } : null
          }
        />
      )}
      <Holders holders={holders} />
      <form method="post" className="part">
        <input type="hidden" name="version" value={role.version} />
        <input type="hidden" name="key" value={formKey} />
        <RoleFields permissions={permissions} role={role} problem={problem} />
        <p className="soft">
          Other permissions, or another limit, sign out everybody who has this role. Integrations keep their
          tokens, and may do what the role allows from then on.
        </p>
        <p className="heading">
          <button type="submit" name="intent" value="change-role">
            Save role
          </button>
          <button type="submit" name="intent" value="remove-role" className="danger" formNoValidate>
            Remove role
          </button>
        </p>
      </form>
      <p>
        <a href="/admin/staff">Back to staff</a>
      </p>
    </>
  );
}

function Holders({ holders }: Pick<RolePageView, "holders">) {
  const namesOf = (kind: boolean) =>
    holders.filter(({ is_integration }) => is_integration === kind).map(({ name }) => name);
  const [people, integrations] = [namesOf(false), namesOf(true)];
  return (
    <>
      {holders.length === 0 && <p>Nobody has this role.</p>}
      {people.length > 0 && <p>People with this role: {people.join(", ")}.</p>}
      {integrations.length > 0 && (
        <p>
          <a href="/admin/integrations">Integrations</a> with this role: {integrations.join(", ")}.
        </p>
      )}
    </>
  );
}
