import type { UnsentForm } from "./unsent-form";

const missing: Record<UnsentForm["needs"], { title: string; why: string; href: string; link: string }> = {
  session: {
    title: "Please sign in again",
    why: "Your session had ended, so nothing was sent.",
    href: "/admin/sign-in",
    link: "Sign in in a new tab",
  },
  confirmation: {
    title: "Please confirm it's you",
    why: "This needs your password or code again, so nothing was sent.",
    href: "/admin/confirm",
    link: "Confirm in a new tab",
  },
};

/** A form that was not carried out, with the typed texts: it can be sent again after a step in another tab. */
export function UnsentFormPage({ form: { needs, path, fields } }: { form: UnsentForm }) {
  const { title, why, href, link } = missing[needs];
  const isTyped = fields.some(({ isOfPage }) => !isOfPage);
  return (
    <main className="narrow">
      <h1>{title}</h1>
      <div className="notice problem" role="alert">
        {why}{" "}
        <a href={href} target="_blank" rel="noopener">
          {link}
        </a>
        , then send the form again here: what you {isTyped ? "typed" : "chose"} is still on this page.
      </div>
      {needs === "session" && (
        <p>
          It is sent to <code>{path}</code> as the person who has signed in by then.
        </p>
      )}
      <form method="post" action={path} className="part form">
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        <p>
          <button type="submit">Send it again</button>
        </p>
      </form>
    </main>
  );
}

/** Everything but what the page wrote is seen before it is sent, since somebody else may sign in. */
function Field({ name, value, isOfPage }: UnsentForm["fields"][number]) {
  const id = `unsent-${name}`;
  if (isOfPage) return <input type="hidden" name={name} value={value} />;
  return (
    <div className="field">
      <label htmlFor={id}>{titleOf(name)}</label>
      {isProse(value) ? (
        <textarea id={id} name={name} rows={6} defaultValue={value} />
      ) : (
        <input id={id} type="text" name={name} defaultValue={value} readOnly />
      )}
    </div>
  );
}

/** Whether a value is a text that nobody wants to type twice, or to lose. */
function isProse(value: string): boolean {
  return /\s/.test(value);
}

/** A field's name for people: "alternative_text" is "Alternative text". */
function titleOf(name: string): string {
  const words = name.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
