/** The address of Payload's stylesheet, by the rule in next.config.mjs. Payload's own declaration says `void`. */
declare module '@payloadcms/next/css' {
  const address: string;
  export default address;
}
