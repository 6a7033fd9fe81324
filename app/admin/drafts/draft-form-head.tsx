export interface DraftFormKeys {
  version: string;
  formKey: string;
  /** What the form is about, where its address does not say it: names and values of hidden fields. */
  subject?: Record<string, string>;
}

/** What every form about a draft sends along. */
export function DraftFormHead({ version, formKey, subject = {} }: DraftFormKeys) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="key" value={formKey} />
      {Object.entries(subject).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
