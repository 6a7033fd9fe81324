import { ExportForm } from "../lists/export-form";
import { changedText, checkField } from "../ui/checked-ids";
import { type Column, DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { Notice } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import { StoreFilter } from "../ui/store-filter";
import { TextField } from "../ui/text-field";
import { SavedViews } from "../views/saved-views";
import { messageStatuses } from "./contact-message-statuses";
import type { CheckedMessagesProblem, ContactMessagesView } from "./contact-messages.server";

type Message = ContactMessagesView["messages"][number];

/** The inbox of the contact form: messages with their filters, of which several are marked as done together. */
export function ContactMessagesPage({
  status,
  typed,
  store,
  search,
  messages,
  endCursor,
  stores,
  maySeeOrders,
  mayExport,
  views,
  changed,
  problem,
}: ContactMessagesView & { problem: CheckedMessagesProblem | null }) {
  const hasOpen = messages.some((message) => message.status === "OPEN");
  return (
    <>
      <div className="heading">
        <h1>Contact messages</h1>
        {mayExport && <ExportForm list="contact-messages" search={search} />}
      </div>
      {problem && <FormProblem message={problem.message} />}
      {!problem && changed !== null && <Notice kind="success">{changedText("message", changed)}</Notice>}
      <form method="get" className="filters" aria-label="Contact messages">
        <TextField
          name="search"
          label="Search"
          type="search"
          defaultValue={typed}
          placeholder="Email, order or last name"
        />
        <SelectField name="status" label="Status" value={status} options={Object.entries(messageStatuses)} />
        <StoreFilter store={store} stores={stores} />
        <button type="submit">Show</button>
      </form>
      <SavedViews list="CONTACT_MESSAGES" views={views} search={search} />
      <form method="post" aria-label="Checked messages">
        <DataTable
          label="Contact messages"
          rows={messages}
          keyOf={({ id }) => id}
          empty={
            status === "OPEN" && !typed ? "Every message is done." : "No messages match. Try another status."
          }
          columns={columnsOf({ checked: problem?.ids ?? [], hasStores: stores.length > 1, maySeeOrders })}
        />
        {hasOpen && (
          <p>
            <button type="submit" className="quiet">
              Mark the checked ones as done
            </button>
          </p>
        )}
      </form>
      <NextPage search={search} endCursor={endCursor} />
    </>
  );
}

interface ShownColumns {
  checked: string[];
  hasStores: boolean;
  maySeeOrders: boolean;
}

function columnsOf({ checked, hasStores, maySeeOrders }: ShownColumns): Column<Message>[] {
  return [
    {
      title: "Message",
      cell: ({ id, status, subject, name }) => (
        <span className="check">
          {status === "OPEN" && (
            <input
              type="checkbox"
              name={checkField(id)}
              aria-label={`Check the message from ${name}`}
              defaultChecked={checked.includes(id)}
            />
          )}
          <a href={`/admin/contact-messages/${id}`}>{subject || "Message"}</a>
        </span>
      ),
    },
    { title: "Text", cell: ({ excerpt }) => excerpt, isWide: true },
    {
      title: "From",
      cell: ({ name, email }) => (
        <span>
          {name} <small>{email}</small>
        </span>
      ),
    },
    { title: "Received", cell: ({ created_at }) => shopTimeText(created_at) },
    {
      title: "Order",
      cell: ({ order_number }) =>
        order_number && maySeeOrders ? (
          <a href={`/admin/orders/${order_number}`}>{order_number}</a>
        ) : (
          order_number || "–"
        ),
    },
    ...(hasStores ? [{ title: "Store", cell: ({ store_code }: Message) => store_code }] : []),
    { title: "Status", cell: ({ status }) => <MessageStatus status={status} /> },
  ];
}

/** Whether a message waits for somebody. */
export function MessageStatus({ status }: Pick<Message, "status">) {
  return <span className={status === "OPEN" ? "pill active" : "pill"}>{messageStatuses[status]}</span>;
}
