/** The data folder of the server under test, and where it writes e-mails for lack of a mail server. */
export const DATA_DIR = "test-results/data";
export const MAIL_FOLDER = `${DATA_DIR}/mail`;
