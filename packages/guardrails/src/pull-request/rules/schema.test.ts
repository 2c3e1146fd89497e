import { describe, expect, test } from '@jest/globals';
import { change, CONTRACT, facts, TEST } from '../facts.test-support.ts';
import { judge } from '../judge.ts';

const asked = (path: string, line: string, before = 'const a = 1;\n') => {
  const file = change(path, before, `${before}${line}\n`);
  const verdict = judge(facts({ files: [file, TEST] }), CONTRACT);
  return verdict.results.find(({ rule }) => rule === 'migration')?.breaches ?? [];
};

describe('seed 3.2, changing a database column or schema: inside other code', () => {
  test.each([
    ['src/a.ts', "await db.query('ALTER TABLE users ADD COLUMN age int');"],
    ['src/a.ts', 'await db.query(`alter table ${name} drop column x`);'],
    ['src/a.ts', '    ALTER TABLE users'],
    ['src/a.ts', '  CREATE TABLE IF NOT EXISTS sessions ('],
    ['src/a.py', 'cursor.execute("DROP TABLE users")'],
    ['src/a.py', 'cursor.execute("""CREATE TABLE x (id int)""")'],
    ['src/a.go', 'db.Exec(`CREATE UNIQUE INDEX i ON users (email)`)'],
    ['src/A.java', 'st.execute("drop index if exists i");'],
    ['src/a.rb', 'execute "ALTER TABLE users RENAME COLUMN a TO b"'],
    ['src/a.php', "$db->exec('SELECT 1; DROP TABLE users;');"],
    ['src/a.ts', "q('CREATE TABLE ' + name + ' (id int)');"],
    ['src/a.ts', "q('create schema audit');"],
    ['src/a.ts', 'ADD COLUMN age int,'],
    ['app/a.rb', 'add_column :users, :age, :integer'],
    ['app/a.rb', '  create_table :users do |t|'],
    ['src/a.py', "op.drop_column('users', 'age')"],
    ['shop/models.py', '    age = models.IntegerField(null=True)'],
    ['shop/x.py', "    migrations.AddField('User', 'age', f),"],
    ['src/a.py', 'age = db.Column(db.Integer)'],
    ['src/a.py', 'age: Mapped[int] = mapped_column()'],
    ['src/a.ts', "await knex.schema.createTable('users', (t) => {});"],
    ['src/a.php', "Schema::table('users', function ($t) {"],
    ['src/a.js', "await queryInterface.addColumn('users', 'age', {});"],
    ['src/a.ts', "await queryRunner.dropColumn('users', 'age');"],
    ['src/A.cs', 'migrationBuilder.AddColumn<int>("Age", "Users");'],
    ['src/A.java', '    @Column(name = "age")'],
    ['src/a.go', 'db.AutoMigrate(&User{})'],
    ['src/a.ts', '  synchronize: true,'],
    ['src/a.js', 'await sequelize.sync({ alter: true });'],
    ['src/main/resources/application.properties', 'spring.jpa.hibernate.ddl-auto=update'],
  ])('%s: %s asks first', (path, line) => {
    const [breach, ...more] = asked(path, line);
    expect([breach?.severity, breach?.line, breach?.path, more]).toEqual(['ask', 2, path, []]);
    // Taking it out changes the database as well.
    const file = change(path, `a\n${line}\n`, 'a\n');
    const verdict = judge(facts({ files: [file, TEST] }), CONTRACT);
    expect(verdict.results.find(({ rule }) => rule === 'migration')?.state).toBe('asks');
  });

  test.each([
    ['docs/a.md', 'ALTER TABLE users ADD COLUMN age int;'],
    ['test/a.test.ts', "await db.query('CREATE TABLE users (id int)');"],
    ['src/a.ts', "throw new Error('Cannot drop table users');"],
    ['src/a.ts', "log('could not create table for the report');"],
    ['src/a.ts', "log('Create table of contents');"],
    ['src/a.ts', '// ALTER TABLE users ADD COLUMN age int'],
    ['src/a.py', '# drop table users'],
    ['src/a.ts', '// by hand: "DROP TABLE users;"'],
    ['src/a.ts', ' * CREATE TABLE users ('],
    ['src/a.ts', "await db.query('SELECT * FROM users WHERE id = ?', [id]);"],
    ['src/a.ts', "await db.query('CREATE TEMPORARY TABLE ids (id int)');"],
    ['src/a.ts', "await db.query('DELETE FROM users');"],
    ['src/a.ts', 'const createTable = (rows) => rows;'],
    ['src/a.ts', '<button>Add column left</button>'],
    ['src/a.ts', "label: 'Drop column here to group',"],
    ['src/a.ts', 'grid.addColumn({ title });'],
    ['src/a.ts', "title: 'Alter table',"],
    ['src/a.ts', "schema.validate('users');"],
    ['src/a.ts', 'synchronize: false,'],
    ['src/a.rs', '#[derive(Column)]'],
    ['src/a.ts', 'drop table by hand if you must'],
  ])('%s: %s does not', (path, line) => {
    expect(asked(path, line)).toEqual([]);
  });

  test('a line that only moves asks nothing', () => {
    const line = 'db.AutoMigrate(&User{})';
    const file = change('src/a.go', `${line}\nb\n`, `b\n${line}\n`);
    const verdict = judge(facts({ files: [file, TEST] }), CONTRACT);
    expect(verdict.results.find(({ rule }) => rule === 'migration')?.state).toBe('kept');
  });

  test('P9: no line makes the rule slow', () => {
    for (const piece of ['alter table ', "'create table x ", ' ', '(', 'add column a ', 'schema.', '"drop index '])
      for (const size of [1_000, 200_000]) {
        const started = performance.now();
        asked('src/a.ts', piece.repeat(Math.ceil(size / piece.length)));
        expect([piece, performance.now() - started < 1_000]).toEqual([piece, true]);
      }
  });
});
