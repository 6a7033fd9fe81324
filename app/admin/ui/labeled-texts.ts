interface Problem {
  message: string;
  field: string | null;
}

/**
 * The properties of a form's text fields, by name.
 * @param problem of one of them
 */
export function labeledTexts<Name extends string>(
  labels: Record<string, string>,
  values: Record<Name, unknown>,
  problem: Problem | null,
) {
  return (name: Name, hint?: string) => ({
    name,
    label: labels[name],
    hint,
    defaultValue: String(values[name]),
    problem: problem?.field === name ? problem.message : null,
  });
}
