/** The name of a member as Magento writes it in bodies; its clients may also write it in camel case. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The opposite: the name as Magento writes it in messages. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_whole, letter) => letter.toUpperCase());
}
