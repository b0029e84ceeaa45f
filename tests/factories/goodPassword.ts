export const goodPassword = 'correct horse 7 staple';

/** As Payload stores it, so that whoever has an account with it can sign in (accounts.test.ts does). */
export const goodPasswordHash = {
  salt: 'e63a543ddc156260516ac5daf92d257fdb0f41f4cfdad0b89af0e7fcc439da33',
  hash: 'pbkdf2-sha256-v1:1dd20dbfeafc607946f070fb245d01c385c775a1789887baf3819d6a65cdc3c4',
};
