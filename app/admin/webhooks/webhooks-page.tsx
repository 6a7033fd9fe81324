import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { shopTimeText } from "../ui/format";
import { Notice } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import type { WebhookFormResult, WebhooksView } from "./webhooks.server";

type WebhooksPageProps = WebhooksView & { result: WebhookFormResult | null };
const URL_LABEL = "URL";
const DONE: Record<string, string> = {
  deactivate: "Deactivated. Nothing more is sent to it.",
  resend: "The message will be sent again in a moment.",
};

type Listed = WebhooksView["webhooks"][number];

/** The addresses of programs that are told what happens to orders, what was sent to them, and the forms to change them. */
export function WebhooksPage({ webhooks, webhookEvents, stores, formKey, done, result }: WebhooksPageProps) {
  const problem = result?.problem;
  const typed = problem?.typed ?? {};
  return (
    <>
      <h1>Webhooks</h1>
      <p>
        We send a signed message to these addresses when something happens to an order. Messages that fail are
        sent again for 17 hours.
      </p>
      {problem && (
        <FormProblem
          message={problem.message}
          needsConfirmation={problem.needsConfirmation}
          field={problem.field === "url" ? { id: "url", label: URL_LABEL } : null}
        />
      )}
      {done !== null && Object.hasOwn(DONE, done) && !result && <Notice kind="success">{DONE[done]}</Notice>}
      {result?.secret && (
        <Notice kind="success">
          Copy the signing secret now. We don't show it again: <code>{result.secret}</code>
        </Notice>
      )}
      {webhooks.length === 0 && <p>There are no webhooks yet.</p>}
      {webhooks.map((webhook) => (
        <WebhookPart key={webhook.id} webhook={webhook} formKey={formKey} />
      ))}
      <section className="part" aria-labelledby="new-webhook">
        <h2 id="new-webhook">Create a webhook</h2>
        <form method="post">
          <TextField
            name="url"
            label={URL_LABEL}
            hint="It starts with https://."
            required
            limit={500}
            defaultValue={typed.url}
            problem={problem?.field === "url" ? problem.message : null}
          />
          <fieldset>
            <legend>Send a message when</legend>
            {webhookEvents.map(({ code, title }) => (
              <label key={code}>
                <input type="checkbox" name={eventField(code)} defaultChecked={eventField(code) in typed} />
                {title}
              </label>
            ))}
          </fieldset>
          {stores.length < 2 ? (
            <input type="hidden" name="store" value={stores[0]?.code ?? ""} />
          ) : (
            <SelectField
              name="store"
              label="Store"
              value={typed.store ?? stores[0].code}
              options={stores.map(({ code, name }) => [code, name])}
            />
          )}
          <button type="submit" name="intent" value="create">
            Create webhook
          </button>
        </form>
      </section>
    </>
  );
}

function eventField(code: string): string {
  return `event-${code.replace(".", "_")}`;
}

function WebhookPart({ webhook, formKey }: { webhook: Listed; formKey: string }) {
  const { id, url, events, store_code, deactivated_at, deliveries } = webhook;
  return (
    <section className="part" aria-labelledby={`webhook-${id}`}>
      <h2 id={`webhook-${id}`}>{url}</h2>
      <p>
        {store_code}: {events.join(", ")}. {deactivated_at && `Deactivated ${shopTimeText(deactivated_at)}.`}
      </p>
      <DataTable
        label={`Last messages to ${url}`}
        rows={deliveries}
        keyOf={(delivery) => delivery.id}
        empty="Nothing was sent yet."
        columns={[
          { title: "Event", cell: ({ event }) => event },
          { title: "Created", cell: ({ created_at }) => shopTimeText(created_at) },
          { title: "State", cell: ({ state }) => <span className={`pill ${state}`}>{state}</span> },
          { title: "Attempts", cell: ({ attempts }) => attempts },
          {
            title: "Problem",
            cell: ({ problem, state, due_at }) =>
              problem === null
                ? "–"
                : state === "waiting"
                  ? `${problem} Next attempt: ${shopTimeText(due_at)}.`
                  : problem,
          },
          {
            title: "Send again",
            cell: (delivery) =>
              deactivated_at || delivery.state === "waiting" ? (
                "–"
              ) : (
                <SendAgain delivery={delivery} formKey={formKey} />
              ),
          },
        ]}
      />
      {!deactivated_at && (
        <form method="post">
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            name="intent"
            value="deactivate"
            className="danger"
            aria-label={`Deactivate ${url}`}
          >
            Deactivate
          </button>
        </form>
      )}
    </section>
  );
}

interface SendAgainProps {
  delivery: Listed["deliveries"][number];
  formKey: string;
}

function SendAgain({ delivery: { id, event, created_at }, formKey }: SendAgainProps) {
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="key" value={formKey} />
      <button
        type="submit"
        name="intent"
        value="resend"
        aria-label={`Send ${event} of ${shopTimeText(created_at)} again`}
      >
        Send again
      </button>
    </form>
  );
}
