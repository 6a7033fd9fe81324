/** A way to ship as forms send it: "<carrier code>/<method code>". */
export const METHOD_VALUE = /^[\w-]{1,60}\/[\w-]{1,60}$/;

export interface MethodCodes {
  carrier: string;
  method: string;
}

export function methodValue(carrier: string, method: string): string {
  return `${carrier}/${method}`;
}

/** The codes of a value that `METHOD_VALUE` accepts. */
export function methodCodes(value: string): MethodCodes {
  const [carrier, method] = value.split("/");
  return { carrier, method };
}
