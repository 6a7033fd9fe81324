/** A shipping method in forms: "<carrier code>/<method code>". */
export const METHOD_VALUE = /^[\w-]{1,60}\/[\w-]{1,60}$/;

export interface MethodCodes {
  carrier: string;
  method: string;
}

interface ProviderMethod {
  carrier_code: string;
  method_code: string | null;
}

export function methodValue({ carrier_code, method_code }: ProviderMethod): string {
  return `${carrier_code}/${method_code}`;
}

/** Splits a value that `METHOD_VALUE` matches. */
export function methodCodes(value: string): MethodCodes {
  const [carrier, method] = value.split("/");
  return { carrier, method };
}
