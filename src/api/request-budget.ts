export { RequestBudget } from '../http/request-budget.js';
