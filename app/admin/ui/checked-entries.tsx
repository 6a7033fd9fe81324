import { checkField } from "./checked-ids";

/** Id of the form about the checked entries of a page, to which their boxes belong wherever they are. */
const FORM = "checked-entries";

/** Checks one entry of a page whose entries have forms of their own. @param name of the entry */
export function CheckEntry({ id, name }: { id: string; name: string }) {
  return (
    <label className="choice">
      <input type="checkbox" name={checkField(id)} form={FORM} aria-label={`Check: ${name}`} />
      <span>Check</span>
    </label>
  );
}

interface CheckedEntriesProps {
  title: string;
  /** Of the field `checked`, with the title of each button. */
  decisions: [code: string, title: string][];
}

/** The buttons that decide about all checked entries of a page. */
export function CheckedEntries({ title, decisions }: CheckedEntriesProps) {
  if (decisions.length === 0) return null;
  return (
    <section className="part" aria-labelledby={`${FORM}-title`}>
      <h2 id={`${FORM}-title`}>{title}</h2>
      <form id={FORM} method="post" className="heading">
        {decisions.map(([code, button], index) => (
          <button
            key={code}
            type="submit"
            name="checked"
            value={code}
            className={index > 0 ? "quiet" : undefined}
          >
            {button}
          </button>
        ))}
      </form>
    </section>
  );
}
