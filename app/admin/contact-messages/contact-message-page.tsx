import type { SerializeFrom } from "@remix-run/node";
import { Fact, Part } from "../orders/page-part";
import { TemplateChoice } from "../reply-templates/template-choice";
import { FormProblem } from "../ui/form-problem";
import { shopTimeText } from "../ui/format";
import { Notice } from "../ui/notice";
import { ParagraphField } from "../ui/paragraph-field";
import type { MessageProblem, readMessage } from "./contact-message.server";
import { MessageStatus } from "./contact-messages-page";

type MessageView = SerializeFrom<typeof readMessage>;

type Message = NonNullable<MessageView["message"]>;

/** One message of the contact form with its replies, and the form of a reply. */
export function ContactMessagePage(props: MessageView & { problem: MessageProblem | null }) {
  const { message, done, problem } = props;
  return (
    <>
      <div className="heading">
        <h1>{message ? message.subject || "Contact message" : "This message isn’t here"}</h1>
        <a className="button quiet" href="/admin/contact-messages">
          All messages
        </a>
      </div>
      {problem?.message && <FormProblem message={problem.message} />}
      {!problem && done && <Notice kind="success">{done}</Notice>}
      {message ? <MessageParts {...props} message={message} /> : <MissingMessage problem={problem} />}
    </>
  );
}

function MessageParts({
  message,
  templates,
  stores,
  formKey,
  may,
  problem,
}: MessageView & { message: Message; problem: MessageProblem | null }) {
  return (
    <>
      <Part title="Message">
        <dl className="facts">
          <Fact label="From">
            {message.name}, {message.email}
            {message.telephone && `, ${message.telephone}`}
          </Fact>
          <Fact label="Received">{shopTimeText(message.created_at)}</Fact>
          {stores.length > 1 && <Fact label="Store">{message.store_code}</Fact>}
          <Fact label="Status">
            <MessageStatus status={message.status} /> {message.done_at && shopTimeText(message.done_at)}
          </Fact>
          {message.order_number && (
            <Fact label="Order">
              {may.seeOrder ? (
                <a href={`/admin/orders/${message.order_number}`}>{message.order_number}</a>
              ) : (
                message.order_number
              )}
            </Fact>
          )}
          {message.customer_id && may.seeCustomer && (
            <Fact label="Customer">
              <a href={`/admin/customers/${message.customer_id}`}>The account with this address</a>
            </Fact>
          )}
        </dl>
        <p className="lines">{message.message}</p>
        <p className="soft">
          {message.is_verified
            ? "The sender was signed in, and has confirmed this address."
            : "The sender wasn’t signed in: anyone can type this address. Your reply goes to it."}
        </p>
      </Part>
      {message.replies.map(({ text, staff_name, created_at }) => (
        <Part key={created_at} title={`Reply of ${shopTimeText(created_at)}`}>
          <p className="soft">{staff_name}</p>
          <p className="lines">{text}</p>
        </Part>
      ))}
      <Part title="Reply by email">
        <form method="post">
          <FormIdentity message={message} formKey={formKey} />
          <ParagraphField
            id="text"
            name="text"
            label="Your reply"
            rows={8}
            limit={3000}
            value={problem?.text}
            problem={problem?.field === "text" ? problem.message : null}
          />
          <TemplateChoice templates={templates} target="text" />
          <p className="heading">
            <button type="submit" name="intent" value="reply-done">
              Send and mark as done
            </button>
            <button type="submit" name="intent" value="reply-open" className="quiet">
              Send and keep open
            </button>
          </p>
        </form>
      </Part>
      <form method="post">
        <FormIdentity message={message} formKey={formKey} />
        <button
          type="submit"
          name="intent"
          value={message.status === "OPEN" ? "done" : "reopen"}
          className="quiet"
        >
          {message.status === "OPEN" ? "Mark as done without a reply" : "Reopen"}
        </button>
      </form>
    </>
  );
}

function FormIdentity({ message, formKey }: { message: Message; formKey: string }) {
  return (
    <>
      <input type="hidden" name="version" value={message.version} />
      <input type="hidden" name="key" value={formKey} />
    </>
  );
}

/** Instead of a message that was erased, maybe while somebody was replying. */
function MissingMessage({ problem }: { problem: MessageProblem | null }) {
  return (
    <>
      <p className="part soft">It was erased at the sender’s request, or a year after it was done.</p>
      {problem?.text && (
        <Part title="What you typed">
          <p className="lines">{problem.text}</p>
        </Part>
      )}
    </>
  );
}
