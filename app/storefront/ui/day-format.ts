/** Formats dates in US English. The formatter is created on first use, because that is slow on phones. */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat("en-US", options);
    return format.format(day);
  };
}
