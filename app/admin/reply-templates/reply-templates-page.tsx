import type { SerializeFrom } from "@remix-run/node";
import type { FormRejection } from "../frame/failed-form.server";
import { FormProblem } from "../ui/form-problem";
import { Notice } from "../ui/notice";
import { ParagraphField } from "../ui/paragraph-field";
import { SelectField } from "../ui/select-field";
import { StoreChoice } from "../ui/store-choice";
import { TextField } from "../ui/text-field";
import { isReplyKind, replyKinds } from "./reply-kinds";
import type { readReplyTemplates } from "./reply-templates.server";

export type ReplyTemplatesView = SerializeFrom<typeof readReplyTemplates>;

type Template = ReplyTemplatesView["templates"][number];

/** The form of a template that has no id yet. */
const NEW = "new";

/** A store's templates by kind, with the forms that change them. */
export function ReplyTemplatesPage({
  templates,
  kinds,
  store,
  stores,
  formKey,
  done,
  rejection,
}: ReplyTemplatesView & { rejection: FormRejection | null }) {
  const allowed = kinds.filter(isReplyKind);
  const failed = (id: string) => (rejection && (rejection.typed.id || NEW) === id ? rejection : null);
  return (
    <>
      <h1>Reply templates</h1>
      {rejection && <FormProblem message={rejection.message} />}
      {!rejection && done && <Notice kind="success">{done}</Notice>}
      {stores.length > 1 && (
        <form method="get" className="filters" aria-label="Store">
          <StoreChoice store={store} stores={stores} />
          <button type="submit">Show</button>
        </form>
      )}
      <p className="soft">
        Texts that staff insert into their replies, and change there before sending. Placeholders in double
        braces are filled in.
      </p>
      {allowed.map((kind) => {
        const ofKind = templates.filter((template) => template.kind === kind);
        return (
          <section key={kind} className="part" aria-labelledby={`kind-${kind}`}>
            <h2 id={`kind-${kind}`}>{replyKinds[kind].title}</h2>
            {ofKind.length === 0 && <p className="soft">There are no templates yet.</p>}
            {ofKind.map((template) => (
              <TemplateForm
                key={template.id}
                template={template}
                formKey={formKey}
                rejection={failed(template.id)}
              />
            ))}
          </section>
        );
      })}
      <section className="part" aria-labelledby="new-template">
        <h2 id="new-template">New template</h2>
        <form method="post">
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="store" value={store} />
          <SelectField
            name="kind"
            label="For replies to"
            value={failed(NEW)?.typed.kind}
            options={allowed.map((kind): [string, string] => [kind, replyKinds[kind].title])}
          />
          <TemplateFields
            id={NEW}
            hint={allowed
              .map((kind) => `${replyKinds[kind].title}: ${replyKinds[kind].placeholders}.`)
              .join(" ")}
            limit={Math.max(0, ...allowed.map((kind) => replyKinds[kind].limit))}
            rejection={failed(NEW)}
          />
          <button type="submit" name="intent" value="create">
            Add template
          </button>
        </form>
      </section>
    </>
  );
}

interface TemplateFormProps {
  template: Template;
  formKey: string;
  rejection: FormRejection | null;
}

function TemplateForm({ template, formKey, rejection }: TemplateFormProps) {
  const { id, store_code, kind, title, text, version } = template;
  return (
    <details open={rejection !== null}>
      <summary>{title}</summary>
      <form method="post">
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="store" value={store_code} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <TemplateFields
          id={id}
          stored={{ title, text }}
          hint={`Placeholders: ${replyKinds[kind].placeholders}.`}
          limit={replyKinds[kind].limit}
          rejection={rejection}
        />
        <p className="heading">
          <button type="submit" name="intent" value="change">
            Save
          </button>
          <button
            type="submit"
            name="intent"
            value="delete"
            className="danger"
            aria-label={`Delete ${title}`}
          >
            Delete
          </button>
        </p>
      </form>
    </details>
  );
}

interface TemplateFieldsProps {
  id: string;
  stored?: { title: string; text: string };
  hint: string;
  limit: number;
  rejection: FormRejection | null;
}

function TemplateFields({ id, stored, hint, limit, rejection }: TemplateFieldsProps) {
  const problemOf = (field: string) => (rejection?.field === field ? rejection.message : null);
  return (
    <>
      <TextField
        id={`title-${id}`}
        name="title"
        label="Name"
        hint="Only staff see it."
        limit={60}
        required
        defaultValue={rejection?.typed.title ?? stored?.title}
        problem={problemOf("title")}
      />
      <ParagraphField
        id={`text-${id}`}
        name="text"
        label="Text"
        hint={hint}
        rows={6}
        limit={limit}
        value={rejection?.typed.text ?? stored?.text}
        problem={problemOf("text")}
      />
    </>
  );
}
