export { default } from '../../page';
