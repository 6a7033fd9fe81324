import type { HoneypotInputProps } from "remix-utils/honeypot/server";

/** Hidden fields that only bots fill in. A page may have several, so none of them has an id. */
export function HoneypotFields({ inputs }: { inputs: HoneypotInputProps }) {
  const { nameFieldName, validFromFieldName, encryptedValidFrom } = inputs;
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        Please leave this field blank
        <input type="text" name={nameFieldName} defaultValue="" autoComplete="off" tabIndex={-1} />
      </label>
      {validFromFieldName && <input type="hidden" name={validFromFieldName} value={encryptedValidFrom} />}
    </div>
  );
}
