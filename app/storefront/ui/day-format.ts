/** Says days in US English. Its formatter is made when first used: making one keeps a phone busy for a moment. */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat("en-US", options);
    return format.format(day);
  };
}
