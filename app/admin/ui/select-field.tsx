interface SelectFieldProps {
  name: string;
  label: string;
  /** The selected value. */
  value?: string;
  /** Value and title of each option. */
  options: [value: string, title: string][];
  /** Distinguishes fields of the same name on one page. */
  id?: string;
}

/** A labeled list to choose from. */
export function SelectField({ name, label, value, options, id = name }: SelectFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {options.map(([code, title]) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
