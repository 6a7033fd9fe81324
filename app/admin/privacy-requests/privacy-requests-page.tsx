import { shopDay } from "~/brand/shop-day";
import { Part } from "../orders/page-part";
import { type Column, DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { dayText, shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { Notice } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import { StatusFilter } from "../ui/status-filter";
import { TextField } from "../ui/text-field";
import { privacyRequestStates } from "./privacy-request-states";
import type { PrivacyFormProblem, PrivacyRequestsView } from "./privacy-requests.server";

type PrivacyRequest = PrivacyRequestsView["requests"][number];

interface PrivacyRequestsProps extends PrivacyRequestsView {
  problem: PrivacyFormProblem | null;
}

/** Requests of guests about their data, with a form for a new one. */
export function PrivacyRequestsPage(props: PrivacyRequestsProps) {
  const { state, search, requests, endCursor, formKey, now, done, problem } = props;
  const isWaiting = state === "WAITING";
  return (
    <>
      <h1>Privacy requests of guests</h1>
      {problem && <FormProblem message={problem.message} />}
      {!problem && done && <Notice kind="success">{done}</Notice>}
      <p className="soft">
        California law gives us 45 days. The guest confirms by a link to their order&rsquo;s address; then
        they download their data, or it&rsquo;s erased, without a step here. Invoices and tax records stay,
        without names. For customers with an account, use their page.
      </p>
      <StatusFilter label="Privacy requests" search={null} status={state} titles={privacyRequestStates} />
      <DataTable
        label="Privacy requests"
        rows={requests}
        keyOf={({ id }) => id}
        empty="No requests here."
        columns={[
          ...columns,
          isWaiting
            ? {
                title: "Due",
                cell: ({ due_at }: PrivacyRequest) => (
                  <span className={due_at < now ? "field-problem" : undefined}>
                    {dayText(shopDay(due_at))}
                  </span>
                ),
              }
            : { title: "Ended", cell: endText },
          ...(state === "CLOSED"
            ? []
            : [
                {
                  title: "Steps",
                  cell: (request: PrivacyRequest) =>
                    (isWaiting || request.link_expires_at) && (
                      <RequestSteps
                        request={request}
                        isWaiting={isWaiting}
                        formKey={formKey}
                        problem={problem}
                      />
                    ),
                },
              ]),
        ]}
      />
      <NextPage search={search} endCursor={endCursor} />
      <RecordForm formKey={formKey} problem={problem?.form === "record" ? problem : null} />
    </>
  );
}

const columns: Column<PrivacyRequest>[] = [
  {
    title: "Order",
    cell: ({ order_number }) => <a href={`/admin/orders/${order_number}`}>{order_number}</a>,
  },
  { title: "Wants", cell: ({ kind }) => (kind === "EXPORT" ? "A copy" : "To be erased") },
  { title: "Email", cell: ({ email }) => email || "Erased" },
  { title: "Received", cell: ({ received_at }) => dayText(shopDay(received_at)) },
];

function endText({ ended_at, reason }: PrivacyRequest): string {
  return [ended_at && shopTimeText(ended_at), reason].filter(Boolean).join(": ");
}

interface StepsProps {
  request: PrivacyRequest;
  /** Otherwise its copy was downloaded, and can be again until it is closed. */
  isWaiting: boolean;
  formKey: string;
  problem: PrivacyFormProblem | null;
}

function RequestSteps({ request, isWaiting, formKey, problem }: StepsProps) {
  const { id, order_number, link_expires_at } = request;
  const failed = problem?.form === `close-${id}` ? problem : null;
  return (
    <div>
      <p>
        {link_expires_at ? `The link works until ${shopTimeText(link_expires_at)}.` : "The link has expired."}
      </p>
      {isWaiting && (
        <form method="post">
          <input type="hidden" name="intent" value="resend" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="key" value={formKey} />
          <p>
            <button type="submit" className="quiet" aria-label={`Send the link of ${order_number} again`}>
              Send the link again
            </button>
          </p>
        </form>
      )}
      <details open={failed !== null}>
        <summary>Close {order_number}</summary>
        <form method="post">
          <input type="hidden" name="intent" value="close" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="key" value={formKey} />
          <TextField
            id={`reason-${id}`}
            name="reason"
            label="Why is it closed?"
            hint={isWaiting ? "Such as: not confirmed." : "The link no longer downloads anything."}
            limit={200}
            required
            defaultValue={failed?.typed.reason}
            problem={failed?.message}
          />
          <p>
            <button type="submit" className="quiet">
              Close the request
            </button>
          </p>
        </form>
      </details>
    </div>
  );
}

function RecordForm({ formKey, problem }: { formKey: string; problem: PrivacyFormProblem | null }) {
  const typed = problem?.typed ?? {};
  const problemOf = (field: string) => (problem?.field === field ? problem.message : null);
  return (
    <Part title="Record a request">
      <form method="post" className="form">
        <input type="hidden" name="intent" value="record" />
        <input type="hidden" name="key" value={formKey} />
        <TextField
          name="number"
          label="Order number"
          required
          autoComplete="off"
          defaultValue={typed.number}
          problem={problemOf("number")}
        />
        <TextField
          name="email"
          label="Email of the order"
          type="email"
          required
          autoComplete="off"
          defaultValue={typed.email}
        />
        <SelectField
          name="kind"
          label="The guest wants"
          value={typed.kind}
          options={[
            ["EXPORT", "A copy of their data"],
            ["ERASE", "Their data to be erased"],
          ]}
        />
        <TextField
          name="received_on"
          label="Received on"
          hint="Empty: today. The 45 days begin then."
          type="date"
          defaultValue={typed.received_on}
          problem={problemOf("received_on")}
        />
        <button type="submit">Record and send the link</button>
      </form>
    </Part>
  );
}
