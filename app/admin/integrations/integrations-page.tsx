import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { shopTimeText } from "../ui/format";
import { Notice } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import type { IntegrationFormResult, IntegrationsView } from "./integrations.server";

type IntegrationsPageProps = IntegrationsView & { result: IntegrationFormResult | null };
const NAME_LABEL = "Name of the program";

type Listed = IntegrationsView["integrations"][number];

/** The programs that use the REST API, and the forms to create and revoke their tokens. */
export function IntegrationsPage({ integrations, roles, stores, isRevoked, result }: IntegrationsPageProps) {
  const problem = result?.problem;
  const typed = problem?.typed ?? {};
  const titleOf = (code: string) => roles.find((role) => role.code === code)?.title ?? code;
  return (
    <>
      <h1>Integrations</h1>
      <p>Programs that use the REST API, such as an ERP. Each can do what its role allows.</p>
      {problem && (
        <FormProblem
          message={problem.message}
          needsConfirmation={problem.needsConfirmation}
          field={problem.field === "name" ? { id: "name", label: NAME_LABEL } : null}
        />
      )}
      {isRevoked && !result && <Notice kind="success">Revoked. Its token no longer works.</Notice>}
      {result?.token && (
        <Notice kind="success">
          Copy the token now. We don't show it again: <code>{result.token}</code>
        </Notice>
      )}
      <DataTable
        label="Integrations"
        rows={integrations}
        keyOf={({ id }) => id}
        empty="No program uses the REST API yet."
        columns={[
          { title: "Name", cell: ({ name }) => name },
          { title: "Role", cell: ({ role_code }) => titleOf(role_code) },
          { title: "Stores", cell: ({ store_codes }) => store_codes?.join(", ") ?? "All" },
          {
            title: "Created",
            cell: ({ created_at, created_by }) => `${shopTimeText(created_at)} by ${created_by}`,
          },
          {
            title: "Last used",
            cell: ({ last_used_at }) => (last_used_at ? shopTimeText(last_used_at) : "Never"),
          },
          { title: "Token", cell: (integration) => <TokenCell integration={integration} /> },
        ]}
      />
      <section className="part" aria-labelledby="new-integration">
        <h2 id="new-integration">Create an integration</h2>
        <form method="post">
          <TextField
            name="name"
            label={NAME_LABEL}
            required
            limit={60}
            autoComplete="off"
            defaultValue={typed.name}
            problem={problem?.field === "name" ? problem.message : null}
          />
          <SelectField
            name="role"
            label="Role"
            value={typed.role || "operator"}
            options={roles.map(({ code, title }) => [code, title])}
          />
          {stores.length < 2 ? (
            <input type="hidden" name="store" value="" />
          ) : (
            <SelectField
              name="store"
              label="Stores"
              value={typed.store ?? ""}
              options={[
                ["", "All stores"],
                ...stores.map(({ code, name }): [string, string] => [code, name]),
              ]}
            />
          )}
          <button type="submit" name="intent" value="create">
            Create token
          </button>
        </form>
      </section>
    </>
  );
}

function TokenCell({ integration: { id, name, revoked_at } }: { integration: Listed }) {
  if (revoked_at) return <>Revoked {shopTimeText(revoked_at)}</>;
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="intent" value="revoke" className="danger" aria-label={`Revoke ${name}`}>
        Revoke
      </button>
    </form>
  );
}
